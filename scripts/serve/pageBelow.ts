import { basePathReason } from '../../src/transport/configAddress.ts'

/** The element that every address of the page is read from; src/index.html has it once. */
const base = /<base href="[^"]*"/

/** Whether a text can be the path of an installation: `/` or `/delovod/`. */
export const isBasePath = (path: string): boolean => basePathReason(path) === null

/** `index.html` for an installation below a path. Throws an Error a person can read. */
export const pageBelow = (html: string, path: string): string => {
  if (!isBasePath(path)) throw new Error(`basePath must be a path with a slash at both ends, not "${path}"`)
  if (!base.test(html)) throw new Error('index.html has no <base> to write the path into')
  return html.replace(base, `<base href="${path}"`)
}
