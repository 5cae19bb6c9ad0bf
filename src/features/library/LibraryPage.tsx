import { useSearch } from '../../screen-kit/useSearch.ts'
import { LibraryDocumentPage } from './document/LibraryDocumentPage.tsx'
import { documentIn } from './libraryAddress.ts'
import { LibraryList } from './read/LibraryList.tsx'
import './library.css'

const LibraryPage = () => {
  const id = documentIn(useSearch())
  return id === undefined ? <LibraryList /> : <LibraryDocumentPage key={id} id={id} />
}

export default LibraryPage
