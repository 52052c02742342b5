import { readColors } from '../brand-graphics';

/**
 * The page around React's HTML (Eta syntax). It differs from the stock template in two ways: the framework's files are
 * a list for our inline script (in the head tags, see index.ts) instead of script tags, and theme-classic's inline
 * scripts and inline style (`preBodyTags`) are left out, because our script replaces them. The page is
 * painted when all of its HTML has arrived ("expect"), so that nothing moves during loading.
 */
export function pageTemplate(): string {
  const [light, dark] = [readColors('light').surface, readColors('dark').surface];
  return `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <link rel="expect" href="#end" blocking="render">
    <meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}">
    <template id="assets" data-base-url="<%= it.baseUrl %>" data-styles="<%= it.stylesheets.map((s) => it.baseUrl + s).join(' ') %>" data-scripts="<%= it.scripts.map((s) => it.baseUrl + s).join(' ') %>"></template>
    <%~ it.headTags %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <template id="end"></template>
  </body>
</html>
`;
}
