/** Fills in the User-Agent that the page shows, or the one from the build if the page shows none. */
export function withCurrentUserAgent<Data extends { userAgent: { placeholder: string; text: string } }>(
  data: Data,
): Data {
  const { placeholder, text } = data.userAgent;
  const current = document.querySelector('[data-user-agent]')?.textContent || text;
  const escaped = JSON.stringify(current).slice(1, -1);
  return JSON.parse(JSON.stringify(data).replaceAll(placeholder, escaped));
}
