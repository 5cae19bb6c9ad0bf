import { IncomingStatus } from '../../contract/enumerations.ts'
import { allOf, allowed, refused, type Verdict } from '../../rules/refusal.ts'
import type { MessageRow } from './exchangeCalls.ts'
import { isWaiting } from './messageStatus.ts'

export const processedTitle = 'Съобщението вече е обработено.'

type Processed = Pick<MessageRow, 'incomingStatusId' | 'registrationStatusId' | 'registeredDocument'>

/** A message is registered or rejected once (document 1, section 4). */
const notProcessed = (message: Processed): Verdict => {
  if (isWaiting(message)) return allowed
  const { incomingStatusId, registeredDocument } = message
  if (incomingStatusId === IncomingStatus.REJECTED) return refused(processedTitle, 'Регистрацията му е отказана.')
  return refused(
    processedTitle,
    registeredDocument ? `Регистрирано е като документ № ${registeredDocument.documentNumber}.` : 'То е регистрирано.',
  )
}

/** Registering makes a document, so it wants the right to work with documents too. */
export const mayRegister = (message: Processed, hasDocumentFlow: boolean): Verdict =>
  allOf(
    notProcessed(message),
    hasDocumentFlow
      ? allowed
      : refused(
          'Нямате право да регистрирате документи.',
          'Правото се дава с ролята „Документооборот“.',
          'Служител с роля „Документооборот“ или „Администратор“.',
        ),
  )

export const mayReject = (message: Processed): Verdict => notProcessed(message)
