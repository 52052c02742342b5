import { describe, expect, it } from 'vitest';
import { CODE, readParts, withoutComments, withoutWords } from './parts.ts';

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

describe('withoutWords', () => {
  it.each([
    ['<button id="go">Send</button>', '<button id="go">Отправить</button>'],
    ['<img alt="Captcha" src="a.png">', '<img alt="Капча" src="a.png">'],
    ["console.log('Solved.'); // Done.", "console.log('Решено.'); // Готово."],
    ["throw new Error('createTask failed: ' + code);", "throw new Error('Ошибка createTask: ' + code);"],
    ['raise E(f"Not solved within {SECONDS} s.")', 'raise E(f"Не решено за {SECONDS} с.")'],
    ["console.log('Solved.');", "console.log('识别完成。');"],
  ])('makes a translated label or message equal to the source: %s', (source, translation) => {
    expect(withoutWords(translation)).toBe(withoutWords(source));
  });

  it.each([
    ['<button id="go">Send</button>', '<button id="stop">Send</button>'],
    ["run('node');", "run('узел');"],
    ['print(f"Failed: {code}")', 'print(f"Ошибка: {id}")'],
  ])('keeps identifiers and values: %s', (source, changed) => {
    expect(withoutWords(changed)).not.toBe(withoutWords(source));
  });
});
