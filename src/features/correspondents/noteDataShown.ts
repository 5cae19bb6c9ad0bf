import { documents } from '../../contract/documents.ts'
import type { DataShownAs } from '../../contract/shapes/keptData.ts'
import { attempt } from '../../transport/request.ts'

/** Reports to the server that the data of a person was shown, printed or saved. A failure of the request is ignored. */
export const noteDataShown = (correspondentId: number, shownAs: DataShownAs): void => {
  void attempt(documents.notePersonalDataShown, { body: { correspondentId, shownAs } }, { quiet: true })
}
