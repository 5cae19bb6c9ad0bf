import { useAtomValue } from 'jotai'
import { library } from '../../../contract/library.ts'
import type { LibraryVersion } from '../../../contract/shapes/library.ts'
import { canPreview, cleanFileName } from '../../../rules/files/fileRules.ts'
import { isGuide } from '../../../rules/library/libraryRules.ts'
import { ShownFile } from '../../../screen-kit/files/ShownFile.tsx'
import { useFileContent } from '../../../screen-kit/files/useFileContent.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { libraryFile } from '../libraryState.ts'
import { GuideText } from './GuideText.tsx'

const textAtom = queryAtomFamily((guid: string) => {
  const query = queryOf(library.downloadLibraryFile, { query: { guid } }, { quiet: true })
  const queryFn = async (context: { signal: AbortSignal }) => (await query.queryFn(context)).text()
  return { ...query, queryFn, staleTime: Number.POSITIVE_INFINITY }
})

type Props = { version: LibraryVersion; under?: 'page' | 'dialog' }

const ShownGuide = ({ version: { guid }, under = 'page' }: Props) => {
  const { data, error, refetch } = useAtomValue(textAtom(guid))
  if (data !== undefined) return <GuideText text={data} guid={guid} under={under} />
  if (error)
    return <ErrorState title="Ръководството не се зареди" message={error.message} onRetry={() => void refetch()} />
  return (
    <div role="status" aria-label="Ръководството се зарежда">
      <Skeleton lines={10} />
    </div>
  )
}

const PreviewedFile = ({ version }: Props) => {
  const { content, retry } = useFileContent(version, libraryFile)
  return <ShownFile name={cleanFileName(version.fileName)} content={content} onRetry={retry} />
}

export const ShownVersion = (props: Props) => {
  const { fileName } = props.version
  if (isGuide(fileName)) return <ShownGuide {...props} />
  if (canPreview(fileName)) return <PreviewedFile {...props} />
  return <EmptyState title="Няма преглед за този вид файл">Изтеглете файла, за да го отворите.</EmptyState>
}
