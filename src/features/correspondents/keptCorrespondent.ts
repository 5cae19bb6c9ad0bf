import * as v from 'valibot'
import { Correspondent } from '../../contract/shapes/correspondents.ts'
import { keptAs } from '../../screen-kit/keptAs.ts'

/** A correspondent that was not saved, and the version it was changed from: a newer one is noticed when it is saved. */
export const readCorrespondent = keptAs(v.object({ draft: Correspondent, began: Correspondent }))
