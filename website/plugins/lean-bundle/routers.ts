/** The routers that the framework chooses between by configuration; this site has addresses without "#". */
export { BrowserRouter, BrowserRouter as HashRouter } from 'react-router-dom';
