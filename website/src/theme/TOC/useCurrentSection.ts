import { type RefObject, useEffect } from 'react';

interface Section {
  link: HTMLAnchorElement;
  heading: HTMLElement;
}

/** Marks the link to the section being read with `aria-current` (spec 2.28). */
export function useCurrentSection(list: RefObject<HTMLElement | null>, toc: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new table of contents has new links
  useEffect(() => {
    const sections = [...(list.current?.querySelectorAll('a') ?? [])].flatMap(sectionOf);
    const mark = () => {
      const current = currentOf(sections);
      for (const section of sections) {
        if (section === current) section.link.setAttribute('aria-current', 'true');
        else section.link.removeAttribute('aria-current');
      }
    };
    mark();
    addEventListener('scroll', mark);
    addEventListener('resize', mark);
    return () => {
      removeEventListener('scroll', mark);
      removeEventListener('resize', mark);
    };
  }, [list, toc]);
}

function sectionOf(link: HTMLAnchorElement): Section[] {
  const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return heading ? [{ link, heading }] : [];
}

/** The section whose heading is in the upper half of the window; otherwise the one that continues from above. */
function currentOf(sections: Section[]): Section | undefined {
  const navbar = document.querySelector('.navbar')?.clientHeight ?? 0;
  const next = sections.findIndex(({ heading }) => heading.getBoundingClientRect().top >= navbar);
  if (next < 0) return sections.at(-1);
  const isUpper = (sections[next]?.heading.getBoundingClientRect().bottom ?? 0) < innerHeight / 2;
  return sections[isUpper ? next : next - 1];
}
