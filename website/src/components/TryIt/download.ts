import { programForTask } from '@docs/contract/program-task';
import { LANGUAGES } from '@docs/contract/sample-languages';

/** Saves the complete program of a language with the reader's task in it. Rejects if the program cannot be fetched. */
export async function saveProgram(programs: string, language: string, task: unknown): Promise<void> {
  const found = LANGUAGES.find((one) => one.language === language);
  if (!found) throw new Error(`There is no program in ${language}.`);
  const response = await fetch(programs + found.file);
  if (!response.ok) throw new Error(`${response.url} answered with status ${response.status}.`);
  save(found.file, programForTask(found.language, await response.text(), task));
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href)); // after the browser has started the download
}
