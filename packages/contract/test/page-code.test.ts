import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileIn, LINTERS, lint, run, TOOLCHAINS } from './toolchains.ts';

const PAGE = new URL('../../../website/docs/captchas/ComplexImageTask-Recognition.mdx', import.meta.url);
const FOLDER = mkdtempSync(join(tmpdir(), 'page-code-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** A character of the page's text and one outside the basic plane, which becomes two escapes. */
const LONGER = 'Selecione o avião 😀';
const ESCAPED = '"Selecione o avi\\u00e3o \\ud83d\\ude00"';

/** The programs around the blocks of the page. */
const PROGRAMS = {
  javascript: (code: string) => `const request = { TaskArgument: '${LONGER}' };\n${code}console.log(body);\n`,
  java: (code: string) => `import com.google.gson.Gson;
    import java.util.Map;

    public class Main {
        public static void main(String[] args) {
            var request = Map.of("TaskArgument", "${LONGER}");
            ${code}
            System.out.println(body);
        }
    }`,
  go: (code: string) => `package main

import (
	"encoding/json"
	"fmt"
	"log"
	"strings"
	"unicode/utf16"
)

func main() {
	request := map[string]string{"TaskArgument": "${LONGER}"}
${code.replace(/^(?=.)/gm, '\t')}	fmt.Println(body.String())
}
`,
};
const FILES = { javascript: 'main.mjs', java: 'Main.java', go: 'main.go' } as const;

/** Encoders of which the page says that they escape. */
const ENCODERS = [
  { language: 'python', command: ['python3', '-c', `import json; print(json.dumps("${LONGER}"))`] },
  { language: 'php', command: ['php', '-r', `echo json_encode("${LONGER}");`] },
  { language: 'curl', command: ['jq', '--null-input', '--ascii-output', `"${LONGER}"`] },
] as const;

describe('the code that escapes non-ASCII characters', () => {
  const blocks = [...readFileSync(PAGE, 'utf8').matchAll(/^```(\w+)\n(.*?)^```/gms)];

  for (const language of ['javascript', 'java', 'go'] as const) {
    const { label, present, build, run: runs } = TOOLCHAINS[language];
    it.skipIf(!present)(
      `prints the same JSON in ASCII, in ${label}`,
      async () => {
        const [, , code = ''] = blocks.find(([, name]) => name === language) ?? [];
        expect(code).not.toBe('');
        const file = fileIn(join(FOLDER, language), FILES[language]);
        writeFileSync(file, PROGRAMS[language](code));
        for (const linter of LINTERS.filter((one) => one.language === language)) {
          expect(await lint(linter, [file])).toEqual([]);
        }
        if (build) expect(await run(build(file))).toMatchObject({ status: 0, errors: '' });
        const { output, errors } = await run(runs(file));
        expect(errors).toBe('');
        expect(output.trim()).toBe(`{"TaskArgument":${ESCAPED}}`);
      },
      60_000,
    );
  }

  for (const { language, command } of ENCODERS) {
    const { label, present } = TOOLCHAINS[language];
    it.skipIf(!present)(`is not needed in ${label}`, async () => {
      expect((await run([...command])).output.trim()).toBe(ESCAPED);
    });
  }
});
