import type { CSSProperties } from 'react';
import satori, { type Font } from 'satori';
import { drawMark, readColors, renderPng } from '../brand-graphics.ts';

export interface PictureText {
  name: string;
  title: string;
  description: string;
  host: string;
}

/** The size that social networks require; src/components/PageHead declares it. */
const SIZE = { width: 1200, height: 630 };
const MARGIN = 80;
const MARK_SIZE = 300;
/** A longer title is written smaller, so that it is not cut. */
const SHORT_TITLE = 20;

/** The end of a text that is cut. The fonts need it besides the texts. */
export const ELLIPSIS = '…';

/** The picture that is shown when a link to a section is shared. */
export async function drawPicture(text: PictureText, fonts: Font[]): Promise<Buffer> {
  const colors = readColors('light');
  const mark = `data:image/svg+xml,${encodeURIComponent(drawMark(colors))}`;
  const column: CSSProperties = { display: 'flex', flexDirection: 'column', justifyContent: 'center' };
  const upTo = (lines: number): CSSProperties => ({ display: 'block', lineClamp: `${lines} "${ELLIPSIS}"` });
  const titleSize = text.title.length > SHORT_TITLE ? 48 : 62;
  const svg = await satori(
    <div style={{ ...SIZE, ...column, paddingLeft: MARGIN, background: colors.surface, color: colors.text }}>
      <div style={{ ...column, height: 502, width: 700 }}>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 34, fontWeight: 700 }}>
          <img src={mark} width={60} height={60} style={{ marginRight: 12 }} alt="" />
          {text.name}
        </div>
        <div style={{ ...column, flexGrow: 1 }}>
          <div style={{ ...upTo(3), fontSize: titleSize, fontWeight: 700, lineHeight: 1.2 }}>
            {text.title}
          </div>
          <div
            style={{ ...upTo(4), marginTop: 24, fontSize: 29, lineHeight: 1.5, color: colors['text-muted'] }}
          >
            {text.description}
          </div>
        </div>
        <div style={{ fontSize: 26, color: colors.accent }}>{text.host}</div>
      </div>
      <img
        src={mark}
        width={MARK_SIZE}
        height={MARK_SIZE}
        style={{ position: 'absolute', right: MARGIN, top: (SIZE.height - MARK_SIZE) / 2 }}
        alt=""
      />
    </div>,
    { ...SIZE, fonts },
  );
  return renderPng(svg);
}
