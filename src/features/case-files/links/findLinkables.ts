import { caseFiles } from '../../../contract/caseFiles.ts'
import { foreignDevices, measuringDevices } from '../../../contract/devices.ts'
import { ListView } from '../../../contract/enumerations.ts'
import { groupedInspections, inspections } from '../../../contract/inspections.ts'
import type { LinkKind } from '../../../contract/shapes/caseFiles.ts'
import type { RequestPage } from '../../../screen-kit/search/useSearchPicker.ts'
import type { Page } from '../../../streams/morePages.ts'
import { request } from '../../../transport/request.ts'
import { filterOf } from '../picker/caseFileSearch.ts'
import { type Linkable, ofCaseFile, ofDeviceType, ofGroupedInspection, ofInspection } from './linkable.ts'

/** The number of results per request. The search starts one second after the last key (specification 2, section 9). */
export const pageSize = 10

/** Removes the „№“ before the search: „№ 5123“ → „5123“. */
const withoutNumberSign = (text: string): string => text.replace(/^№\s*/, '')

const deviceTypes =
  (kind: 'measuringDevice' | 'foreignDevice', endpoint: typeof measuringDevices.list | typeof foreignDevices.list) =>
  async (text: string, { page, size }: Page, signal: AbortSignal) => {
    const requestParams = {
      query: { pageNumber: page, pageSize: size },
      body: { EntryNumber: withoutNumberSign(text) },
    }
    const reply = await request(endpoint, requestParams, { signal })
    return reply?.items.map((row) => ofDeviceType(kind, row)) ?? null
  }

const byNumber = (text: string, { page, size }: Page) => ({
  query: { pageNumber: page, pageSize: size },
  body: { number: withoutNumberSign(text) },
})

export const findLinkables: Readonly<Record<LinkKind, RequestPage<Linkable>>> = {
  inspection: async (text, page, signal) => {
    const reply = await request(inspections.getInspections, byNumber(text, page), { signal })
    return reply?.items.map(ofInspection) ?? null
  },
  groupedInspection: async (text, page, signal) => {
    const reply = await request(groupedInspections.getGroupedInspections, byNumber(text, page), { signal })
    return reply?.items.map(ofGroupedInspection) ?? null
  },
  measuringDevice: deviceTypes('measuringDevice', measuringDevices.list),
  foreignDevice: deviceTypes('foreignDevice', foreignDevices.list),
  caseFile: async (text, { skip, take }, signal) => {
    const query = { skip, take, indexType: ListView.Cases }
    const reply = await request(caseFiles.getAllCaseFiles, { query, body: filterOf(text) }, { signal })
    return reply?.items.map(ofCaseFile) ?? null
  },
}
