import * as v from 'valibot'
import { Correspondent } from '../../contract/shapes/correspondents.ts'
import { storedAs } from '../../screen-kit/storedAs.ts'

/** A correspondent that was not saved, and the version it was changed from: a newer one is noticed when it is saved. */
export const readCorrespondent = storedAs(v.object({ draft: Correspondent, began: Correspondent }))
