import { backend } from '../../mocks/backend.ts'
import { dispatcher } from '../../mocks/engine/dispatch.ts'
import { openStore } from '../../mocks/store/openStore.ts'
import { clockOffsetOf, simulatedDay } from '../serve/simulatedDay.ts'
import type { Api } from './api.ts'

export type DatabaseOfProcess = {
  seed: number
  documents: number
  /** The value of the variable DAY (`simulatedDay`). The date and the time of day are real if it is absent. */
  day?: string
}

/** Runs both APIs of the mock backend in memory, without push hub and without simulated external systems. */
export const mockBackend = async ({ day, ...db }: DatabaseOfProcess): Promise<Api> => {
  const offset = day === undefined ? 0 : clockOffsetOf(simulatedDay('DAY', day))
  const now = () => new Date(Date.now() + offset)
  const store = await openStore({ ...db, now, database: null, channel: null, locks: null })
  const uploads = { save: store.putFile, load: store.file }
  const dispatch = dispatcher(store.db, backend(store.db, uploads), { exclusively: store.exclusively })
  return ({ request, backend: name, path }) => dispatch(request, name, path)
}
