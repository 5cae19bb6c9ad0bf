import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { CaseFileNode, LinkKind } from '../../../contract/shapes/caseFiles.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
import { mayManageDevices } from '../../../rules/devices/mayManageDevices.ts'
import { linkedName } from '../../../rules/documents/caseFileLinks.ts'
import type { Refusal } from '../../../rules/ruleResult.ts'
import { withPreposition } from '../../../rules/words/preposition.ts'
import { openable, useMayOpen } from '../../../screen-kit/routeTable.ts'
import { IdempotentMutations } from '../../../screen-kit/saving/idempotentMutation.ts'
import { MutationOutcomeBanner } from '../../../screen-kit/saving/MutationOutcomeBanner.tsx'
import type { MutationOutcome } from '../../../screen-kit/saving/mutationState.ts'
import { useConfirmedFlight } from '../../../screen-kit/saving/useConfirmedFlight.ts'
import { rolesAtom } from '../../../state/access.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconAdd, IconLink, IconUnlink } from '../../../widgets/icons.ts'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { Section } from '../../../widgets/page/Section.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { linksOf, rootOf } from '../card/caseNodes.ts'
import { caseFileLinkedAtom, rootRightsAtom, treeAtom } from '../caseFileState.ts'
import { moduleAt } from '../moduleAt.ts'
import { LinkedObject } from './LinkedObject.tsx'
import { keyOf, linkableOfNode } from './linkable.ts'
import { linkChange } from './linkCalls.ts'
import { linkHref } from './linkHref.ts'
import { linkRefusal } from './linkRefusal.ts'
import '../caseFiles.css'

type LinkedNode = CaseFileNode & { linkKind: LinkKind }
const isLinked = (node: CaseFileNode): node is LinkedNode => node.linkKind !== null
const noRightsAtom = atom({ data: undefined })

/**
 * Loads the objects linked to a case file. The query is the same as for its tree, so it needs no additional request.
 * `refusal`: why the links may not be changed; null until it is known.
 */
const useCaseFileLinks = (caseFileGuid: string, docGuid: string) => {
  const { data: tree, error, refetch } = useAtomValue(treeAtom(caseFileGuid, docGuid))
  const root = tree && rootOf(tree)
  const { data: rights } = useAtomValue(root ? rootRightsAtom(root.guid) : noRightsAtom)
  const refusal: Refusal | undefined | null = root && rights ? linkRefusal(root, rights) : null
  return {
    caseNumber: tree?.number,
    links: tree && linksOf(tree).filter(isLinked),
    error: error && !tree ? { message: error.message, onRetry: () => void refetch() } : undefined,
    refusal,
  }
}

const LinkDialog = lazyPart(() => import('./LinkDialog.tsx'))

type Props = {
  caseFileGuid: string
  docGuid: string
  title?: string
  readOnly?: boolean
}

const noteOf = ({ dateRegistered, statusName }: LinkedNode): string =>
  [formatDate(dateRegistered), statusName.toLowerCase()].filter(Boolean).join(', ')

const NewTypes = ({ caseFileGuid }: Pick<Props, 'caseFileGuid'>) => {
  const search = { linkToCasefileGuid: caseFileGuid }
  return (
    mayManageDevices(useAtomValue(rolesAtom)).allowed && (
      <>
        <LinkButton small icon={IconAdd} href={to.rtsi.measuringDevices.create(search)}>
          Нов одобрен тип
        </LinkButton>
        <LinkButton small icon={IconAdd} href={to.rtsi.foreignDevices.create(search)}>
          Нов регистриран тип
        </LinkButton>
      </>
    )
  )
}

const CaseFileLinks = ({ caseFileGuid, docGuid, title = 'Свързани обекти', readOnly = false }: Props) => {
  const { caseNumber, links, error, refusal } = useCaseFileLinks(caseFileGuid, docGuid)
  const mayOpen = useMayOpen()
  const [path] = useLocation()
  const notifyLinked = useSetAtom(caseFileLinkedAtom)
  const [isOpen, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<MutationOutcome<null> | null>(null)
  const { busy, runConfirmed, confirmDialog } = useConfirmedFlight()
  const [writes] = useState(() => new IdempotentMutations<null>())
  const list = useRef<HTMLUListElement>(null)

  const unlink = async (node: LinkedNode) => {
    const name = linkedName(node.linkKind, node.number, node.title)
    const confirmation = {
      title: 'Премахване на връзка',
      body: `Преписка ${caseNumber ?? ''} няма повече да е свързана ${withPreposition('с', name)}. Самият обект остава непроменен.`,
      yes: 'Премахни връзката',
      danger: true,
    }
    await runConfirmed(confirmation, async () => {
      setOutcome(null)
      const end = await writes.outcomeOf(linkChange('unlink', caseFileGuid, { kind: node.linkKind, guid: node.guid }))
      setOutcome(end)
      if (end.kind === 'done') announce(`Премахната е връзката ${withPreposition('с', name)}.`)
      void notifyLinked(caseFileGuid)
      if (node.linkKind === 'caseFile') void notifyLinked(node.guid)
      // The pressed button is removed, so the first button of the section gets the focus.
      list.current?.parentElement?.querySelector<HTMLElement>('button')?.focus()
    })
  }
  return (
    <Section
      title={title}
      actions={
        !readOnly &&
        links &&
        refusal !== null && (
          <>
            <NewTypes caseFileGuid={caseFileGuid} />
            <Button small icon={IconLink} {...(refusal && { refusal })} onClick={() => setOpen(true)}>
              Свържи
            </Button>
          </>
        )
      }
    >
      {error && <ErrorState {...error} />}
      {!links && !error && <Skeleton lines={2} />}
      {links?.length === 0 && (
        <p className="muted small">
          Преписката не е свързана с други преписки, проверки и типове средства за измерване.
        </p>
      )}
      {links && links.length > 0 && (
        <ul ref={list} className="flex flex-column gap-2 p-0 list-none" aria-label={title} aria-busy={busy}>
          {links.map((node) => (
            <LinkedObject
              key={keyOf(linkableOfNode(node))}
              {...linkableOfNode(node)}
              note={noteOf(node)}
              href={openable(linkHref(node.linkKind, node.guid, moduleAt(path)), mayOpen)}
              action={
                !readOnly &&
                refusal !== null && (
                  <IconButton
                    icon={IconUnlink}
                    label={`Премахни връзката ${withPreposition('с', linkedName(node.linkKind, node.number, node.title))}`}
                    {...(refusal && { refusal })}
                    onClick={() => void unlink(node)}
                  />
                )
              }
            />
          ))}
        </ul>
      )}
      <MutationOutcomeBanner
        state={outcome}
        failed="Връзката не е премахната"
        unknown="дали връзката е премахната"
        check="Обновете страницата, преди да опитате отново."
      />
      {isOpen && links && (
        <LinkDialog
          caseFileGuid={caseFileGuid}
          caseNumber={caseNumber ?? ''}
          linked={links.map(linkableOfNode)}
          onClose={() => setOpen(false)}
        />
      )}
      {confirmDialog}
    </Section>
  )
}

export default CaseFileLinks
