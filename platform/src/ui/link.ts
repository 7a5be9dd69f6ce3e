/** The kit's one way to a page of the site. */
export { Link } from 'react-router-dom';
