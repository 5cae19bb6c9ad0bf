import type { Backend } from './engine/dispatch.ts'
import type { Uploads } from './engine/uploads.ts'
import type { World } from './engine/world.ts'
import { firstAnswers } from './firstAnswers.ts'
import { sessionOf } from './people/session.ts'

/**
 * Every call and who asks, as `backend` has them, for a page: what it asks while it opens comes with the program, the
 * rest is fetched with the first call of it.
 */
export const backendInParts = (world: World, uploads: Uploads): Backend => ({
  calls: Object.values(firstAnswers(world, uploads)).flat(),
  session: sessionOf(world),
  later: async () => {
    const { laterAnswers } = await import(/* webpackChunkName: "imitation-later" */ './laterAnswers.ts')
    return Object.values(laterAnswers(world, uploads)).flat()
  },
})
