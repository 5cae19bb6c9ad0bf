import { basePathReason } from '../../src/transport/configAddress.ts'

const base = /<base href="[^"]*"/

export const isBasePath = (path: string): boolean => basePathReason(path) === null

export const basePath = (html: string, path: string): string => {
  if (!isBasePath(path)) throw new Error(`basePath must be a path with a slash at both ends, not "${path}"`)
  if (!base.test(html)) throw new Error('index.html has no <base> to write the path into')
  return html.replace(base, `<base href="${path}"`)
}
