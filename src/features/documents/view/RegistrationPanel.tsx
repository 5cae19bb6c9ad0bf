import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Direction, DocumentStatus } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { timeOf } from '../../../dates/civilDate.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { toClipboard } from '../../../screen-kit/copyText.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { focusIsFree } from '../../../widgets/focus/focusIsFree.ts'
import {
  IconBarcode,
  IconClose,
  IconCopy,
  IconDone,
  IconManyDocuments,
  IconNewDocument,
  IconReceipt,
} from '../../../widgets/icons.ts'
import { Banner } from '../../../widgets/page/Banner.tsx'
import type { PrintedKind } from '../../document-print/public.ts'
import { lastRegisteredAtom } from '../list/lastRegistered.ts'
import type { NumberAndDate } from '../registration.ts'
import { NextAfterDocument } from '../write/scans/ScansLeft.tsx'
import type { Registration } from './useRegistration.ts'

const shownFor = 2_000
const notRegisteredTitle = 'Документът не е регистриран'

const CopyButton = ({ text, children }: { text: string; children: string }) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => setCopied(await toClipboard(text))
  return (
    <Button small icon={copied ? IconDone : IconCopy} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Копирано' : children}</span>
    </Button>
  )
}

type Props = {
  module: DocumentModule
  document: Document
  registration: Registration
  justRegistered: boolean
  onPrint: (kind: PrintedKind) => void
}

/**
 * Renders a message that takes the focus when it appears, so that keyboard and screen reader users notice it. The focus
 * stays where it is if that is outside the page content (header, panel).
 */
const News = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusIsFree() || window.document.activeElement?.closest('#main')) box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} role="status" className="document-note">
      {children}
    </div>
  )
}

const anotherLabel = ({ documentDirectionId, isAnonymous }: Document): string => {
  if (documentDirectionId === Direction.INCOMING && !isAnonymous) return 'Още едно от същия подател'
  return documentDirectionId === Direction.OUTGOING ? 'Още едно до същия адресат' : 'Още едно такова'
}

const NumberGiven = ({ module, document, given, onPrint, onClose }: RegistrationPanelProps) => {
  const number = formatNumber(given.documentNumber, given.dateRegistered)
  const noteRegistered = useSetAtom(lastRegisteredAtom)
  const { guid, scope } = document
  const { createDocument } = documentModule(module)
  useEffect(() => noteRegistered({ guid, number, scope }), [noteRegistered, guid, number, scope])
  return (
    <News>
      <Banner
        kind="success"
        title="Документът е регистриран"
        action={
          <>
            <NextAfterDocument module={module} docGuid={guid} />
            <CopyButton text={number}>Копирай номера</CopyButton>
            {document.documentDirectionId === Direction.INCOMING && (
              <Button small icon={IconReceipt} onClick={() => onPrint('receipt')}>
                Разписка
              </Button>
            )}
            <Button small icon={IconBarcode} onClick={() => onPrint('label')}>
              Етикет
            </Button>
            <LinkButton small href={createDocument({ like: guid })} icon={IconManyDocuments}>
              {anotherLabel(document)}
            </LinkButton>
            <LinkButton small href={createDocument()} icon={IconNewDocument}>
              Нов документ
            </LinkButton>
          </>
        }
      >
        <div className="flex align-items-start justify-content-between gap-2">
          <span>
            <b className="given-number">{number}</b>{' '}
            <span className="muted nowrap">
              {given.dateRegistered !== null && `в ${timeOf(given.dateRegistered)} ч.`}
            </span>
          </span>
          {onClose && <IconButton icon={IconClose} label="Скрий съобщението" onClick={onClose} />}
        </div>
      </Banner>
    </News>
  )
}
type RegistrationPanelProps = Pick<Props, 'module' | 'document' | 'onPrint'> & {
  given: NumberAndDate
  onClose?: () => void
}

export const RegistrationPanel = ({ module, document, registration, justRegistered, onPrint }: Props) => {
  const { state, again, check, invalidate, busy, thenSends } = registration
  const notSent = thenSends ? ' Изпращането не е започнало.' : ''
  const { documentNumber, dateRegistered } = document
  if (document.documentStatusId === DocumentStatus.ANNULLED) return null
  if (state?.kind === 'done' && state.reply.given !== null)
    return <NumberGiven {...{ module, document, onPrint }} given={state.reply.given} onClose={invalidate} />
  if (state?.kind === 'checking')
    return (
      <News>
        <Banner kind="info" title="Отговорът на сървъра не пристигна">
          Проверява се дали документът е получил номер…
        </Banner>
      </News>
    )
  if (state?.kind === 'notApplied')
    return (
      <News>
        <Banner
          kind="warning"
          title={notRegisteredTitle}
          action={
            <Button small busy={busy} onClick={again}>
              Опитай отново
            </Button>
          }
        >
          Връзката прекъсна, преди номерът да бъде даден. Нищо не е загубено.{notSent}
        </Banner>
      </News>
    )
  if (state?.kind === 'refused')
    return (
      <News>
        <Banner kind="error" title={notRegisteredTitle}>
          <span className="pre-line">{state.fault.message}</span>
          {notSent}
        </Banner>
      </News>
    )
  if (state?.kind === 'unknown')
    return (
      <News>
        <Banner
          kind="warning"
          title="Не е известно дали документът е регистриран"
          action={
            <Button small busy={busy} onClick={check}>
              Провери отново
            </Button>
          }
        >
          Сървърът не отговаря. Не регистрирайте документа повторно, преди да проверите.{notSent}
        </Banner>
      </News>
    )
  if (justRegistered && documentNumber !== null && dateRegistered !== null)
    return <NumberGiven {...{ module, document, onPrint }} given={{ documentNumber, dateRegistered }} />
  return null
}
