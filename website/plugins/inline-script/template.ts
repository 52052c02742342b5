import type { Environment } from '../../environment';
import { readColors } from '../brand-graphics';

/**
 * The page around React's HTML (Eta syntax). It differs from the stock template in two ways: our inline script replaces
 * the framework's script tags (they are handed to it as a list), and theme-classic's inline scripts and inline style
 * (`preBodyTags`) are left out, because our script does their work. The policy allows it by its hash (plugins/hosting);
 * inline, it saves a request before the first paint.
 * The classes of <html>, which name plugin, version and page, are left to React: no rule of ours uses them.
 * The page is painted when its HTML has come to its end ("expect"), so that nothing moves while it comes.
 */
export function pageTemplate(inlineScript: string, announcementId: string, environment: Environment): string {
  const attribute = (name: string, value: string | null | undefined) =>
    value ? ` data-${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` : '';
  const { tagManager } = environment;

  return `
<!DOCTYPE html>
<html <%~ it.htmlAttributes.replace(/ class=[^=]+(?= data-)/, '') %>>
  <head>
    <meta charset="UTF-8">
    <link rel="expect" href="#end" blocking="render">
    <meta name="theme-color" content="${readColors('light').surface}" data-light="${readColors('light').surface}" data-dark="${readColors('dark').surface}">
    <script data-styles="<%= it.stylesheets.map((s) => it.baseUrl + s).join(' ') %>" data-scripts="<%= it.scripts.map((s) => it.baseUrl + s).join(' ') %>"${[
      attribute('announcement', announcementId),
      attribute('data-url', environment.dataUrl),
      attribute('tag-manager', tagManager && `${tagManager.origin}/gtm.js?id=${tagManager.id}`),
      attribute('messenger', environment.messengerSrc),
    ].join('')}>${inlineScript}</script>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
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
