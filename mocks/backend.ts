import type { Catalogue } from '../src/contract/catalogue.ts'
import type { Runnable } from './engine/answer.ts'
import type { Backend } from './engine/dispatch.ts'
import type { Uploads } from './engine/uploads.ts'
import type { World } from './engine/world.ts'
import { firstAnswers } from './firstAnswers.ts'
import { laterAnswers } from './laterAnswers.ts'
import { sessionOf } from './people/session.ts'

/** The handlers of every area of the contract. A missing area is a compile error. */
const answered = (world: World, uploads: Uploads): Record<keyof Catalogue, Runnable[]> => ({
  ...firstAnswers(world, uploads),
  ...laterAnswers(world, uploads),
})

export const backend = (world: World, uploads: Uploads): Backend => ({
  calls: Object.values(answered(world, uploads)).flat(),
  session: sessionOf(world),
})
