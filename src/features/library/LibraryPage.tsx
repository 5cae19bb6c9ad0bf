import { useSearch } from '../../screen-kit/useSearch.ts'
import { LibraryDocumentPage } from './document/LibraryDocumentPage.tsx'
import { documentIn } from './libraryAddress.ts'
import { LibraryList } from './read/LibraryList.tsx'
import './library.css'

/** The library (document 1, section 2, „Help and library“): its list, or the document in the address. */
const LibraryPage = () => {
  const id = documentIn(useSearch())
  return id === undefined ? <LibraryList /> : <LibraryDocumentPage key={id} id={id} />
}

export default LibraryPage
