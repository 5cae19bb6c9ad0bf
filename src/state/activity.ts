import { hubState$ } from '../transport/hub.ts'
import { busy$ } from '../transport/pending.ts'
import { fromStream } from './fromStream.ts'

/** True from the first request's start until none is running: the request indicator (document 1, section 4). */
export const busyAtom = fromStream(false, busy$)
/** Where the hub's one connection stands: `off`, `connecting`, `live`, `away`. */
export const hubStateAtom = fromStream('off', hubState$)
