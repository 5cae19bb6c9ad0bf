import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { LibraryDocument, LibraryVersion } from '../../../contract/shapes/library.ts'
import { to } from '../../../routes/to.ts'
import { useSaveFile } from '../../../screen-kit/files/useSaveFile.tsx'
import { RecordGone } from '../../../screen-kit/RecordGone.tsx'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconDownload } from '../../../widgets/icons.ts'
import { MenuButton } from '../../../widgets/overlays/MenuButton.tsx'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { listHref } from '../libraryAddress.ts'
import { kindName, libraryDocumentAtom, libraryFile } from '../libraryState.ts'
import { useLibraryActions } from '../manage/useLibraryActions.tsx'
import { LibraryFacts } from './LibraryFacts.tsx'
import { ShownVersion } from './ShownVersion.tsx'
import { Versions } from './Versions.tsx'

const title = 'Документ в библиотеката'
const goneLabels = {
  title: 'Документът не е в библиотеката',
  text: 'Може да е оттеглен, да е изтрит или да не е предназначен за Вашата роля.',
}
const labels = { address: goneLabels, deleted: goneLabels, forbidden: goneLabels }

const useLibraryDownload = () => {
  const [downloading, setDownloading] = useState<string | null>(null)
  const { save, saveConfirmation } = useSaveFile()
  const download = async ({ guid, fileName }: LibraryVersion) => {
    setDownloading(guid)
    // On an error nothing is done here, because the transport has shown the error.
    const file = await libraryFile(guid).catch(() => null)
    setDownloading(null)
    if (file) save(file, fileName)
  }
  return { downloading, downloadVersion: (version: LibraryVersion) => void download(version), saveConfirmation }
}

const View = ({ document }: { document: LibraryDocument }) => {
  const { versions } = document
  const [shownGuid, show] = useState<string>()
  const shownVersion = versions.find(({ guid }) => guid === shownGuid) ?? versions[0]
  const { downloading, downloadVersion, saveConfirmation } = useLibraryDownload()
  const { mayManage, actionsOf, dialogs } = useLibraryActions()
  useTabTitle(document.title)
  return (
    <>
      <PageHeader
        title={document.title}
        above={
          <>
            <span className="muted">{kindName(document.kindId)}</span>
            {document.isWithdrawn && <StatusTag tone="grey">Оттеглен</StatusTag>}
          </>
        }
        {...(document.description !== '' && { note: document.description })}
        actions={
          <>
            {mayManage && <MenuButton label="Действия" items={actionsOf(document)} />}
            {shownVersion && (
              <Button
                icon={IconDownload}
                busy={downloading === shownVersion.guid}
                onClick={() => downloadVersion(shownVersion)}
              >
                Изтегли
              </Button>
            )}
          </>
        }
      />
      {dialogs}
      <div className="library-document">
        <Card>
          {shownVersion ? (
            <ShownVersion key={shownVersion.guid} version={shownVersion} />
          ) : (
            <EmptyState title="Документът няма файл" />
          )}
        </Card>
        <aside className="flex flex-column gap-3">
          <LibraryFacts document={document} />
          <Card title="Версии">
            <Versions
              versions={versions}
              shownGuid={shownVersion?.guid}
              downloading={downloading}
              onShow={({ guid }) => show(guid)}
              onDownload={downloadVersion}
            />
          </Card>
        </aside>
      </div>
      {saveConfirmation}
    </>
  )
}

export const LibraryDocumentPage = ({ id }: { id: number }) => {
  const { data, error, refetch } = useAtomValue(libraryDocumentAtom(id))
  const back = { href: listHref(useSearch()), label: 'Библиотека' }
  if (data)
    return (
      <>
        <BackHeader {...back} />
        <View document={data} />
      </>
    )
  if (error?.status === 404)
    return <RecordGone because="deleted" labels={labels} back={{ ...back, href: to.library() }} />
  return (
    <>
      <BackHeader {...back} />
      <PageHeader title={title} />
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Skeleton lines={10} />}
    </>
  )
}
