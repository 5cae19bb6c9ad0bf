import type { Backend } from './engine/dispatch.ts'
import type { Uploads } from './engine/uploads.ts'
import type { World } from './engine/world.ts'
import { firstAnswers } from './firstAnswers.ts'
import { sessionOf } from './people/session.ts'

/**
 * Like `backend`, but for a page: the handlers of the first requests are in the main bundle, the others are loaded on
 * their first request.
 */
export const backendInParts = (world: World, uploads: Uploads): Backend => ({
  calls: Object.values(firstAnswers(world, uploads)).flat(),
  session: sessionOf(world),
  later: async () => {
    const { laterAnswers } = await import(/* webpackChunkName: "imitation-later" */ './laterAnswers.ts')
    return Object.values(laterAnswers(world, uploads)).flat()
  },
})
