import { currentUserPath } from '../contract/currentUser.ts'
import { askAhead, headersOf } from './ahead.ts'
import { firstQuestionAt } from './askedCall.ts'
import type { AppConfig } from './config.ts'
import { tokenOf } from './tokens.ts'

/**
 * For somebody whose tokens are here: who that is, and what the list at this address asked first the last time, before
 * the program comes that asks so. `stored`: the state of the application as JSON, or null.
 */
export const askFirst = (
  { api }: AppConfig,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  stored: string | null,
): void => {
  const headers = headersOf(tokenOf('register'))
  askAhead({ method: 'GET', url: `${api.register}${currentUserPath}`, headers })
  // What is stored is the question of the bare address.
  const first = search === '' && firstQuestionAt(stored, pathname)
  if (!first) return
  const { backend, tail, body, method } = first
  const url = `${api[backend]}${tail}`
  askAhead({ method, url, headers: headersOf(tokenOf(backend)), ...(body !== undefined && { body }) })
}
