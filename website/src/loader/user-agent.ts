/** Puts the current User-Agent into the page's text (spec 1, 7). A failure is logged only: the default text stays. */
export function showUserAgent(dataUrl: string): void {
  fetchUserAgent(dataUrl).then(
    (userAgent) => {
      if (document.readyState !== 'loading') fill(userAgent);
      else document.addEventListener('DOMContentLoaded', () => fill(userAgent));
    },
    (error) => console.error(error),
  );
}

async function fetchUserAgent(dataUrl: string): Promise<string> {
  const response = await fetch(dataUrl, { headers: { 'Content-Type': 'application/json' } });
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  const { UserAgent } = await response.json();
  if (typeof UserAgent !== 'string' || !UserAgent)
    throw new Error(`${dataUrl} answered without a UserAgent.`);
  return UserAgent;
}

function fill(userAgent: string): void {
  for (const element of document.querySelectorAll('[data-user-agent]')) element.textContent = userAgent;
}
