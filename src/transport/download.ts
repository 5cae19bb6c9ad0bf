import type { Endpoint, RequestParams } from '../contract/endpoint.ts'
import { withoutBlanks } from './address.ts'
import { type CallOptions, request } from './request.ts'

export type FileEndpoint = Endpoint & { reply: 'file' }

/**
 * Requests a file. The server's file name has priority over `fileName`. Null if the server refused inside a response;
 * the notice is then already shown. The body is a filter: its empty strings are removed (specification 1, section 5).
 */
export const download = async <E extends FileEndpoint>(
  endpoint: E,
  requestParams: RequestParams<E>,
  options: CallOptions = {},
): Promise<File | null> => {
  const reply = await request(endpoint, withoutBlanks(requestParams), options)
  return reply instanceof File ? reply : null
}

export const saveFile = (file: File): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The browser reads the file after the click, so the object URL is revoked much later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
