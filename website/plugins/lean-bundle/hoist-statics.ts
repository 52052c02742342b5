/** In place of hoist-non-react-statics, which the router calls for static fields that no component here has. */
export default <Component>(component: Component): Component => component;
