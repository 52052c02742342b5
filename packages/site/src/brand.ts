/**
 * Everything an operator changes to put this site under another name: names, hosts, links, package names, ids.
 * Values that differ between deployments of one brand come from the environment instead, see the README.
 */
export const brand = {
  name: 'Captcha Cloud',
  /** Shown under an icon and in a browser's list of search engines. Maximum 16 characters. */
  shortName: 'Captcha Cloud',

  hosts: {
    api: 'https://api.captcha-cloud.example',
    site: 'https://captcha-cloud.example',
    dashboard: 'https://dash.captcha-cloud.example',
    docs: 'https://docs.captcha-cloud.example',
    /** Opens a new conversation; always in a new tab (spec 1.4). */
    helpdesk: 'https://help.captcha-cloud.example/new-conversation',
  },

  /** Where to report a vulnerability, `https:` or `mailto:`, and the accepted languages. Published as security.txt. */
  security: { contact: 'https://help.captcha-cloud.example/new-conversation', languages: ['en'] },

  /** Where prices are shown while no amounts are configured. */
  pricesPage: 'https://captcha-cloud.example',

  /** With a new id, readers who dismissed the previous bar see it again (spec 4.6). */
  announcement: { id: 'docs-in-four-languages' },

  /** Where readers can report that a search should have found something. null: no link is shown (spec 8.5). */
  missingResultsUrl: null as string | null,

  /** Where third-party scripts come from once their ids are configured. */
  tagManagerOrigin: 'https://www.googletagmanager.com',

  /** The client class in the JavaScript, Python and .NET libraries. */
  clientClass: 'CaptchaCloudClient',

  libraries: [
    { language: 'JavaScript / TypeScript', registry: 'npm', package: '@captcha-cloud/client' },
    { language: 'Python', registry: 'PyPI', package: 'captcha-cloud-client' },
    { language: 'C# / .NET', registry: 'NuGet', package: 'CaptchaCloud.Client' },
    { language: 'Go', registry: 'Go modules', package: 'captcha-cloud.example/client' },
    { language: 'PHP', registry: 'Packagist', package: 'captcha-cloud/client' },
  ],
} as const;
