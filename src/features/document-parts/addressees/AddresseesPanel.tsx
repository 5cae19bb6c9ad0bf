import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { documentParts } from '../../../contract/documentParts.ts'
import { Direction, DocumentStatus } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { mayChangeAddressee } from '../../../rules/documents/addresseeRules.ts'
import { isReturned, mayRecordDelivery, mayRecordOutcome } from '../../../rules/documents/delivery.ts'
import type { DocumentAction } from '../../../rules/documents/documentActions.ts'
import { allOf, type RuleResult, refusalOf } from '../../../rules/ruleResult.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import { mayCallAtom } from '../../../state/access.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconAdd, IconSend } from '../../../widgets/icons.ts'
import { useConfirm } from '../../../widgets/overlays/useConfirm.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { filesAtom, useDocumentMutation } from '../../document-record/public.ts'
import { SendDocumentDialog } from '../../exchange/public.ts'
import { type Addressee, addresseesAtom } from '../partsState.ts'
import { StaleDataBanner } from '../StaleDataBanner.tsx'
import { useOpenFromUrl } from '../useOpenFromUrl.ts'
import { AddresseeRow } from './AddresseeRow.tsx'
import { removedAddressee } from './addresseeWrites.ts'
import '../parts.css'

const AddresseeDialog = lazyPart(() => import(/* webpackChunkName: "addressee" */ './AddresseeDialog.tsx'))
const DeliveryDialog = lazyPart(() => import(/* webpackChunkName: "addressee" */ './DeliveryDialog.tsx'))
const ResendDialog = lazyPart(() => import(/* webpackChunkName: "addressee" */ './ResendDialog.tsx'))

type Props = {
  document: Document
  actions: Record<DocumentAction, RuleResult>
  onOpened: () => void
}
type Opened = { kind: 'add' } | { kind: 'edit' | 'deliver' | 'resend'; id: number } | null

/** Renders the addressees of a document with their delivery (specification 2, section 7). */
const AddresseesPanel = ({ document, actions, onOpened }: Props) => {
  const { guid, documentDirectionId: direction } = document
  const { data, error, refetch } = useAtomValue(addresseesAtom(guid))
  const [opened, setOpened] = useState<Opened>(null)
  const [removing, setRemoving] = useState<number | null>(null)
  const [sending, setSending] = useState(false)
  const { confirm, confirmDialog } = useConfirm()
  const { state, busy, write } = useDocumentMutation<null>(guid, () => setRemoving(null))
  const close = () => setOpened(null)
  const mayCall = useAtomValue(mayCallAtom)
  const { data: files = [] } = useAtomValue(filesAtom(guid))
  const receiptName = (fileGuid: string | null) => files.find((one) => one.guid === fileGuid)?.fileName ?? ''
  const openedOf = (kind: 'edit' | 'deliver' | 'resend') =>
    opened?.kind === kind ? data?.find(({ id }) => id === opened.id) : undefined
  const [edited, delivered, resent] = [openedOf('edit'), openedOf('deliver'), openedOf('resend')]
  const isCompleted = document.documentStatusId === DocumentStatus.COMPLETED
  const openWay = () => {
    const first = data?.find((one) => one.sentViaId === null && mayChangeAddressee(one).allowed)
    if (first && actions.editAddressee.allowed) setOpened({ kind: 'edit', id: first.id })
    else if (!first && actions.addAddressee.allowed) setOpened({ kind: 'add' })
  }
  const openAgain = () => {
    const first = data?.find(isReturned)
    if (first && actions.sendAgain.allowed) setOpened({ kind: 'resend', id: first.id })
  }
  useOpenFromUrl(['way', 'again'], data !== undefined, (name) => (name === 'way' ? openWay() : openAgain()), onOpened)
  const remove = async ({ id, name }: Addressee) => {
    const body = `Документът няма да бъде изпратен до ${name}.`
    if (!(await confirm({ title: 'Премахване на адресат', body, yes: 'Премахни', danger: true }))) return
    setRemoving(id)
    write(removedAddressee(guid, id))
  }
  const addRefusal = refusalOf(actions.addAddressee)
  const add = (
    <Button icon={IconAdd} {...(addRefusal && { refusal: addRefusal })} onClick={() => setOpened({ kind: 'add' })}>
      Добави адресат
    </Button>
  )
  return (
    <div className="document-tab">
      {error && !data && (
        <ErrorState title="Адресатите не се заредиха" message={error.message} onRetry={() => void refetch()} />
      )}
      {error && data && <StaleDataBanner title="Адресатите не се обновиха" onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={6} />}
      <MutationOutcomeBanner withoutRefusal state={state} check="Вижте адресатите, преди да опитате отново." />
      {data?.length === 0 && (
        <EmptyState title="Няма адресати" icon={IconSend} action={add}>
          {direction === Direction.OUTGOING
            ? 'Посочете до кого и по какъв начин се изпраща документът.'
            : direction === Direction.INTERNAL
              ? 'Посочете за кои звена и служители е документът.'
              : 'Входящият документ е адресиран до звено; вижте го в основните данни.'}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <div className="document-tab-head flex flex-wrap align-items-center gap-2">{add}</div>
          <ul className="p-0 list-none">
            {data.map((addressee) => (
              <AddresseeRow
                key={addressee.id}
                addressee={addressee}
                isSent={direction === Direction.OUTGOING}
                editRefusal={refusalOf(allOf(mayChangeAddressee(addressee), actions.editAddressee))}
                removeRefusal={refusalOf(allOf(mayChangeAddressee(addressee), actions.removeAddressee))}
                busy={busy && removing === addressee.id}
                onEdit={() => setOpened({ kind: 'edit', id: addressee.id })}
                onRemove={() => void remove(addressee)}
                onResend={() => setSending(true)}
                onSendOtherwise={
                  mayCall(documentParts.sendToAddresseeAgain) && actions.sendAgain.allowed
                    ? () => setOpened({ kind: 'resend', id: addressee.id })
                    : undefined
                }
                onRecord={
                  direction === Direction.OUTGOING &&
                  mayCall(documentParts.recordDelivery) &&
                  mayRecordDelivery(addressee).allowed
                    ? () => setOpened({ kind: 'deliver', id: addressee.id })
                    : undefined
                }
                recordRefusal={refusalOf(actions.recordDelivery)}
                receiptName={receiptName}
              />
            ))}
          </ul>
        </>
      )}
      {confirmDialog}
      <SendDocumentDialog open={sending} docGuid={guid} onDone={() => undefined} onClose={() => setSending(false)} />
      {(opened?.kind === 'add' || edited) && (
        <AddresseeDialog key={edited?.id} document={document} known={edited} all={data ?? []} onClose={close} />
      )}
      {delivered && (
        <DeliveryDialog
          docGuid={guid}
          addressee={delivered}
          returnRefusal={refusalOf(mayRecordOutcome('returned', isCompleted))}
          attachRefusal={refusalOf(actions.addFile)}
          onClose={close}
        />
      )}
      {resent && (
        <ResendDialog
          docGuid={guid}
          addressee={resent}
          onDone={(byExchange) => {
            close()
            setSending(byExchange)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

export default AddresseesPanel
