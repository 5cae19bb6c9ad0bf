import { Direction, ReceivedVia } from '../../../contract/enumerations.ts'
import { civilDateOf, timeOf } from '../../../dates/civilDate.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { blankDocument, type DocumentValues } from './documentValues.ts'

/** What a clerk who registers one letter after another would choose again. In memory of the session only. */
type LastInput = Pick<DocumentValues, 'documentTypeId' | 'receivedViaId'> & { userName: string }
const last = new Map<DocumentModule, LastInput>()

/** Notes the choices of a registered document; only incoming ones come in rows. */
export const rememberInput = (module: DocumentModule, userName: string, values: DocumentValues): void => {
  if (values.documentDirectionId !== Direction.INCOMING) return
  const { documentTypeId, receivedViaId } = values
  last.set(module, { userName, documentTypeId, receivedViaId })
}

/** A new document: incoming, handed in at the counter now, or as the person's last one came in. */
export const newDocument = (module: DocumentModule, userName: string, at: Date): DocumentValues => {
  const before = last.get(module)
  const own = before?.userName === userName ? before : undefined
  const iso = at.toISOString()
  return {
    ...blankDocument(Direction.INCOMING),
    documentTypeId: own?.documentTypeId ?? null,
    receivedViaId: own?.receivedViaId ?? ReceivedVia.COUNTER,
    dateReceived: `${civilDateOf(iso)}T${timeOf(iso)}`,
  }
}
