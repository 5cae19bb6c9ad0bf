import { backend } from '../../mocks/backend.ts'
import { dispatcher } from '../../mocks/engine/dispatch.ts'
import { openStore } from '../../mocks/store/openStore.ts'
import { civilDateOf, daysBetween } from '../../src/dates/civilDate.ts'
import type { Api } from './api.ts'

export type WorldOfProcess = {
  seed: number
  documents: number
  /** The world's day, `YYYY-MM-DD`; the real one when absent. The time of day stays true. */
  day?: string
}

const dayInMilliseconds = 24 * 60 * 60 * 1000

/** Runs the imitated backend in this process, with everything in memory: both APIs, no hub, no other bodies. */
export const imitation = async ({ day, ...world }: WorldOfProcess): Promise<Api> => {
  const shift = day === undefined ? 0 : daysBetween(civilDateOf(new Date()), day) * dayInMilliseconds
  const now = () => new Date(Date.now() + shift)
  const store = await openStore({ ...world, now, database: null, channel: null, locks: null })
  const uploads = { save: store.putFile, load: store.file }
  const dispatch = dispatcher(store.world, backend(store.world, uploads), { exclusively: store.exclusively })
  return ({ request, backend: name, path }) => dispatch(request, name, path)
}
