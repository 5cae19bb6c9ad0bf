import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { caseFiles } from '../../../contract/caseFiles.ts'
import { Guid } from '../../../contract/shapes/base.ts'
import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import type { RouteParams } from '../../../routes/routeMatcher.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { RecordGone } from '../../../screen-kit/RecordGone.tsx'
import { RecordSkeleton } from '../../../screen-kit/RecordSkeleton.tsx'
import { useRouteParams } from '../../../screen-kit/routeParams.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { mayCallAtom } from '../../../state/access.ts'
import { queryOf } from '../../../transport/query.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { print } from '../../../widgets/files/print.ts'
import { IconDocument, IconNewDocument, IconPrint } from '../../../widgets/icons.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { AwaitedWork } from '../AwaitedWork.tsx'
import { CaseFileStatusTag } from '../CaseFileStatusTag.tsx'
import { CaseHolder } from '../CaseHolder.tsx'
import { CaseFileTree } from '../card/CaseFileTree.tsx'
import { countDocuments, rootOf } from '../card/caseNodes.ts'
import { ProcessSection } from '../card/ProcessSection.tsx'
import { routeRefusal } from '../card/routeRefusal.ts'
import { caseFileAtom, caseFileRowAtom, rootRightsAtom, treeAtom } from '../caseFileState.ts'
import CaseFileLinks from '../links/CaseFileLinks.tsx'
import { CaseContents } from './CaseContents.tsx'
import { CaseTerms } from './CaseTerms.tsx'
import '../caseFiles.css'

type Props = { module: DocumentModule }

/** The page highlights no document in the tree. */
const noFocus = ''
const gone = {
  address: { title: 'Няма такава преписка', text: 'Адресът не сочи към преписка. Потърсете я в списъка.' },
  deleted: { title: 'Няма такава преписка', text: 'Преписката е преместена в друга или адресът е грешен.' },
  forbidden: {
    title: 'Нямате достъп до преписката',
    text: 'Нямате право да четете първия ѝ документ. Достъп дава деловодството.',
  },
}
const listOf = (module: DocumentModule) => ({ href: documentModule(module).caseFiles(), label: 'Преписки' })

/** Renders a case file (proposed): who has it, its people, terms and money, all its documents, files and history. */
const CaseFilePage = ({ module }: Props) => {
  const { id = '' } = useRouteParams()
  if (!v.is(Guid, id)) return <RecordGone because="address" labels={gone} back={listOf(module)} />
  return <LoadedCase key={id} module={module} guid={id} />
}

const LoadedCase = ({ module, guid }: Props & { guid: string }) => {
  const back = listOf(module)
  const { data: tree, error, refetch } = useAtomValue(treeAtom(guid, noFocus))
  if (error?.status === 404) return <RecordGone because="deleted" labels={gone} back={back} />
  if (error?.status === 403) return <RecordGone because="forbidden" labels={gone} back={back} />
  if (tree) return <CaseView module={module} guid={guid} tree={tree} />
  if (!error) return <RecordSkeleton back={back} heading="Преписка" loading="Преписката се зарежда" />
  return (
    <>
      <BackHeader {...back} />
      <h1 className="visually-hidden">Преписка</h1>
      <Card>
        <ErrorState title="Преписката не се зареди" message={error.message} onRetry={() => void refetch()} />
      </Card>
    </>
  )
}

const CaseView = ({ module, guid, tree }: Props & { guid: string; tree: CaseFileNode }) => {
  const at = documentModule(module)
  const root = rootOf(tree)
  const row = useAtomValue(caseFileRowAtom(guid)).data?.items[0]
  const { data: file } = useAtomValue(caseFileAtom(guid))
  const { data: rights } = useAtomValue(rootRightsAtom(root?.guid ?? ''))
  const mayCall = useAtomValue(mayCallAtom)
  const subject = file?.rootDocument.subjectDescription ?? row?.subjectDescription ?? ''
  useTabTitle([`Преписка ${tree.number}`, subject].filter((part) => part !== '').join(' – '))
  return (
    <>
      <BackHeader {...listOf(module)} />
      <PageHeader
        title={`Преписка ${tree.number}`}
        above={
          <>
            {root && <CaseFileStatusTag rootStatusName={root.statusName} awaited={row?.awaited ?? null} />}
            <span className="muted">
              {[
                tree.dateRegistered && `от ${formatDateYear(tree.dateRegistered)}`,
                pluralise(countDocuments(tree.children), 'document'),
                file?.rootDocument.addressedToDepartment?.departmentName,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </>
        }
        {...(subject !== '' && { note: subject })}
        actions={
          <>
            <Button icon={IconPrint} onClick={() => void print()}>
              Печат
            </Button>
            {root && (
              <>
                <LinkButton icon={IconDocument} href={at.document(root.guid)}>
                  Първи документ
                </LinkButton>
                <LinkButton icon={IconNewDocument} href={at.createDocument({ to: root.guid })}>
                  Нов документ в преписката
                </LinkButton>
              </>
            )}
          </>
        }
      />
      <div className="case-page">
        <Card title="Документи и задачи" flush className="case-file-card case-wide">
          <div className="case-file-head">
            <CaseHolder of={tree} />
            <AwaitedWork awaited={row?.awaited ?? null} module={module} />
          </div>
          <CaseFileTree nodes={tree.children} module={module} label={`Съдържание на ${tree.number}`} />
        </Card>
        <CaseTerms tree={tree} module={module} />
        {mayCall(caseFiles.getCaseFileContents) && (
          <CaseContents caseFileGuid={guid} number={tree.number} module={module} />
        )}
        <Card title="Връзки и маршрут" flush className="case-wide">
          <CaseFileLinks caseFileGuid={guid} docGuid={noFocus} />
          <ProcessSection
            caseFileGuid={guid}
            refusal={root && rights ? (hasStep) => routeRefusal(root, rights, hasStep) : null}
          />
        </Card>
      </div>
    </>
  )
}

export const loader = ({ params: { id } }: { params: RouteParams }) =>
  v.is(Guid, id)
    ? [
        queryOf(caseFiles.getCaseFileTree, {
          query: { caseGuid: id, includeDocuments: true, includeTasks: true, focusOnNode: noFocus },
        }),
      ]
    : []

export default CaseFilePage
