/** Puts the current User-Agent into the page's text (spec 1.9, 7.1). A failure is logged only: the default text stays. */
export async function showUserAgent(dataUrl: string): Promise<void> {
  try {
    const response = await fetch(dataUrl, { headers: { 'Content-Type': 'application/json' } });
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
    const { UserAgent } = await response.json();
    if (!UserAgent) throw new Error('No UserAgent');
    for (const element of document.querySelectorAll('[data-user-agent]')) element.textContent = UserAgent;
  } catch (error) {
    console.error(error);
  }
}
