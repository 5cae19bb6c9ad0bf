import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { roleName } from '../../../contract/labels.ts'
import type { LibraryDocument } from '../../../contract/shapes/library.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { to } from '../../../routes/to.ts'
import { keywordsOf } from '../../../rules/library/libraryRules.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import { foldersAtom, numberAndDate } from '../libraryState.ts'

const validity = ({ validFrom, validTo }: LibraryDocument): string =>
  [validFrom && `от ${formatDate(validFrom)}`, validTo && `до ${formatDate(validTo)}`].filter(Boolean).join(' ')

export const LibraryFacts = ({ document }: { document: LibraryDocument }) => {
  const folder = useAtomValue(foldersAtom).data?.find(({ id }) => id === document.folderId)
  const keywords = keywordsOf(document.keywords)
  return (
    <Card title="За документа">
      <DescriptionList
        columns={1}
        items={[
          numberAndDate(document) ? { term: '№ / дата', value: numberAndDate(document) } : undefined,
          validity(document) ? { term: 'В сила', value: validity(document) } : undefined,
          folder && { term: 'Папка', value: <Link href={to.library({ folderId: folder.id })}>{folder.name}</Link> },
          keywords.length > 0
            ? {
                term: 'Ключови думи',
                value: (
                  <span className="flex flex-wrap row-gap-2 column-gap-3">
                    {keywords.map((keyword) => (
                      <Link key={keyword} href={to.library({ text: keyword })}>
                        {keyword}
                      </Link>
                    ))}
                  </span>
                ),
              }
            : undefined,
          document.roles.length > 0 ? { term: 'Достъп', value: document.roles.map(roleName).join(', ') } : undefined,
        ]}
      />
    </Card>
  )
}
