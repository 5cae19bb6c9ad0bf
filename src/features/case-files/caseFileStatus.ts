import { DocumentStatus, documentStatusLabels } from '../../contract/enumerations.ts'
import { isFinal, type StatusTone, statusTone } from '../../rules/documents/documentStatus.ts'

/** The status of a case file is the status of its first document, and the calls give only its name. */
export const statusNamed = (name: string): DocumentStatus | undefined =>
  Object.values(DocumentStatus).find((status) => documentStatusLabels[status] === name)

/** The colour of a status by its name; a name that is no status („От портала“) is grey. */
export const toneOfStatus = (name: string): StatusTone => {
  const status = statusNamed(name)
  return status === undefined ? 'grey' : statusTone(status)
}

/** Whether work on a case file with this status is over. */
export const isOver = (name: string): boolean => {
  const status = statusNamed(name)
  return status !== undefined && isFinal(status)
}
