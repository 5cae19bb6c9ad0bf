import { useLocation } from 'wouter'
import { asDirection, Direction } from '../../../contract/enumerations.ts'
import type { AttachedFile, Document } from '../../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import type { DocumentAction } from '../../../rules/documents/documentActions.ts'
import { factsOf, isBeingWritten } from '../../../rules/documents/documentFacts.ts'
import { type RuleResult, refusalOf } from '../../../rules/ruleResult.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { LoadingFallback, lazyPart } from '../../../widgets/page/lazyPart.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { TabPanel, Tabs } from '../../../widgets/page/Tabs.tsx'
import { FilesPanel, UnsentFiles, useUnsentFiles } from '../../document-files/public.ts'
import { AddresseesPanel, CommentsPanel, ObligationsPanel } from '../../document-parts/public.ts'
import { DocumentTasks } from '../../tasks/public.ts'
import { MainTab } from './MainTab.tsx'
import { useDocumentAddress } from './useDocumentAddress.ts'

const CorrespondentsTab = lazyPart(() => import(/* webpackChunkName: "document-tabs" */ './CorrespondentsTab.tsx'))
const LinkedTab = lazyPart(() => import(/* webpackChunkName: "document-tabs" */ '../linked/LinkedTab.tsx'))
const HistoryTab = lazyPart(() => import(/* webpackChunkName: "document-tabs" */ './HistoryTab.tsx'))

const keys = [
  'main',
  'files',
  'correspondents',
  'addressees',
  'tasks',
  'comments',
  'obligations',
  'linked',
  'history',
] as const
type Key = (typeof keys)[number]
const asKey = (text: string | null): Key => keys.find((key) => key === text) ?? 'main'

const countOrNull = (count: number | null): number | null => count || null

type Props = {
  module: DocumentModule
  document: Document
  actions: Record<DocumentAction, RuleResult>
  onView: (file: AttachedFile) => void
}

/** Renders the tabs of a document. The URL contains the open tab, so that a link or a reload restores it. */
export const DocumentTabs = ({ module, document, actions, onView }: Props) => {
  const current = asKey(new URLSearchParams(useSearch()).get('tab'))
  const [, navigate] = useLocation()
  const { guid, counts } = document
  const facts = factsOf(document)
  const address = useDocumentAddress(module, guid)
  const unsent = useUnsentFiles(guid)
  const open = (key: string) => navigate(address({ tab: key === 'main' ? undefined : key }), { replace: true })
  return (
    <div className="flex flex-column gap-3 min-w-0">
      <UnsentFiles count={unsent} onOpen={current === 'files' ? undefined : () => open('files')} />
      <Card flush>
        <Tabs
          label="Части на документа"
          current={current}
          onChange={open}
          tabs={[
            { key: 'main', label: 'Основни данни' },
            { key: 'files', label: 'Файлове', count: counts.files, ...(unsent > 0 && { tone: 'alert' as const }) },
            { key: 'correspondents', label: 'Кореспонденти', count: counts.correspondents },
            ...(document.documentDirectionId === Direction.INCOMING
              ? []
              : [{ key: 'addressees', label: 'Адресати', count: countOrNull(counts.addressees) }]),
            {
              key: 'tasks',
              label: 'Задачи и резолюции',
              count: countOrNull(counts.tasks),
              ...(Boolean(counts.overdueTasks) && { tone: 'alert' as const }),
            },
            { key: 'comments', label: 'Коментари', count: countOrNull(counts.comments) },
            {
              key: 'obligations',
              label: 'Задължения и плащания',
              count: countOrNull(counts.obligations),
              ...(Boolean(counts.unpaidObligations) && { tone: 'alert' as const }),
            },
            { key: 'linked', label: 'Свързани обекти' },
            { key: 'history', label: 'История' },
          ]}
        />
        <TabPanel of={current}>
          <LoadingFallback
            show={
              <div className="document-tab">
                <Skeleton lines={6} />
              </div>
            }
          >
            {current === 'main' && (
              <MainTab module={module} document={document} onOpenFiles={() => open('files')} onView={onView} />
            )}
            {current === 'files' && (
              <div className="document-tab">
                <FilesPanel
                  docGuid={guid}
                  addRefusal={refusalOf(actions.addFile)}
                  mainRefusal={refusalOf(actions.addMainFile)}
                  removeRefusal={refusalOf(actions.removeFile)}
                  onView={onView}
                />
              </div>
            )}
            {current === 'correspondents' && (
              <CorrespondentsTab
                docGuid={guid}
                direction={asDirection(document.documentDirectionId)}
                actions={actions}
              />
            )}
            {current === 'tasks' && (
              <div className="document-tab">
                <DocumentTasks
                  docGuid={guid}
                  assignRefusal={refusalOf(actions.assign)}
                  isBeingWritten={isBeingWritten(facts) && !facts.isResolution}
                  resolve={{ href: documentModule(module).createResolution(guid), refusal: refusalOf(actions.resolve) }}
                />
              </div>
            )}
            {current === 'addressees' && (
              <AddresseesPanel document={document} actions={actions} onOpened={() => open('addressees')} />
            )}
            {current === 'comments' && <CommentsPanel document={document} actions={actions} />}
            {current === 'obligations' && (
              <ObligationsPanel document={document} actions={actions} onOpened={() => open('obligations')} />
            )}
            {current === 'linked' && (
              <LinkedTab
                module={module}
                document={document}
                actions={actions}
                onOpenAddressees={() => open('addressees')}
              />
            )}
            {current === 'history' && <HistoryTab docGuid={guid} />}
          </LoadingFallback>
        </TabPanel>
      </Card>
    </div>
  )
}
