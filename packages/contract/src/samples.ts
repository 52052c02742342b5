import { requestExample } from './examples.ts';
import { anyName, methodOf } from './names.ts';
import { requestSamples } from './sample-languages/index.ts';
import { IMAGE } from './sample-languages/writer.ts';
import { methodUrl } from './tasks.ts';
import type { Sample } from './types.ts';

/** The file that the samples of image tasks read. */
const IMAGE_FILE = 'captcha.png';

/** The request of a method, or createTask with the example of a task type, in each language. */
export function samples(name: string, variant?: string): Sample[] {
  const url = methodUrl(methodOf(anyName(name)));
  const body = requestExample(name, variant);
  return requestSamples(url, body, namesImage(body) ? IMAGE_FILE : undefined);
}

interface ImageRequest {
  task?: { body?: string; imagesBase64?: string[]; metadata?: { PayloadType?: string } };
}

/** Puts IMAGE in the place of the image, if there is exactly one: a program reads it from a file. */
function namesImage(body: unknown): boolean {
  const { task = {} } = (body ?? {}) as ImageRequest;
  if (task.body) task.body = IMAGE;
  else if (task.imagesBase64?.length === 1 && !task.metadata?.PayloadType) task.imagesBase64 = [IMAGE];
  else return false;
  return true;
}
