import { describe, expect, it } from 'vitest';
import { CODE, readParts, withoutComments } from './parts.ts';

describe('readParts', () => {
  it('takes a page apart into what stays and what is translated', () => {
    const page = `---
title: Порог
---

Задайте \`a\` в **[задаче](./task.mdx#a)**.

:::warning[Только своё]
Текст.
:::

### Ключ {#key}

<Facts of="X" />

| Что | Где |
|---|---|
| \`b\\|c\` | ![рисунок](./x.png) |

\`\`\`json task=X
{}
\`\`\`
`;
    expect(readParts(page)).toEqual({
      front: { title: 'Порог' },
      headingIds: ['key'],
      code: ['json task=X\n{}'],
      inlineCode: ['a', 'b|c'],
      tags: ['<Facts of="X" />'],
      links: ['./task.mdx#a', './x.png'],
      admonitions: ['warning'],
      prose: expect.stringMatching(
        new RegExp(`^Задайте ${CODE} в задаче\\.\\n\\n\\[Только своё\\]\\nТекст\\.\\n+Ключ\\n+`),
      ),
    });
  });

  it('leaves comments out of code, and nothing that only looks like one', () => {
    const code = 'fetch("https://api.example#x"); // вызов\n# строка\nnext(); /* ещё */\n';
    expect(withoutComments(code)).toBe('fetch("https://api.example#x");\n\nnext();\n');
  });
});
