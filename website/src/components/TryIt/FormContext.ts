import type { Fault } from '@docs/contract/validator';
import { createContext, useContext } from 'react';
import type { Draft, Path } from './draft';

export interface FormContext {
  /** The id of the control for a value: `RecaptchaV2Task/task/websiteURL`. */
  idOf(path: Path): string;
  draftAt(path: Path): Draft | undefined;
  faultAt(path: Path): Fault | undefined;
  /** As inline Markdown. */
  sentence(fault: Fault): string;
  change(path: Path, draft: Draft | undefined): void;
}

const Context = createContext<FormContext | undefined>(undefined);
export const FormProvider = Context.Provider;

export function useForm(): FormContext {
  const form = useContext(Context);
  if (!form) throw new Error('A field needs a FormProvider around it.');
  return form;
}
