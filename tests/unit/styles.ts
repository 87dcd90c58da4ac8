/** What a stylesheet's text is in a unit test. */
const styles = '';

export default styles;
