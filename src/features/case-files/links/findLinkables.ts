import { map } from 'rxjs'
import { foreignDevices, measuringDevices } from '../../../contract/devices.ts'
import { groupedInspections, inspections } from '../../../contract/inspections.ts'
import type { LinkKind } from '../../../contract/shapes/caseFiles.ts'
import type { AskPage } from '../../../screen-kit/search/useSearchPicker.ts'
import { request } from '../../../transport/request.ts'
import { type Linkable, ofDeviceType, ofGroupedInspection, ofInspection } from './linkable.ts'

/** Ten at a time, after a second without a key (document 2, section 9). */
export const pageSize = 10

/** „№ 5123“ is looked for as „5123“. */
const bare = (text: string): string => text.replace(/^№\s*/, '')

const deviceTypes =
  (kind: 'measuringDevice' | 'foreignDevice', endpoint: typeof measuringDevices.list | typeof foreignDevices.list) =>
  (text: string, { page, size }: { page: number; size: number }) =>
    request(endpoint, { query: { pageNumber: page, pageSize: size }, body: { EntryNumber: bare(text) } }).pipe(
      map((reply) => reply?.items.map((row) => ofDeviceType(kind, row)) ?? null),
    )

/** What is found by a typed number in each register, a page at a time. */
export const findLinkables: Readonly<Record<LinkKind, AskPage<Linkable>>> = {
  inspection: (text, { page, size }) =>
    request(inspections.getInspections, {
      query: { pageNumber: page, pageSize: size },
      body: { number: bare(text) },
    }).pipe(map((reply) => reply?.items.map(ofInspection) ?? null)),
  groupedInspection: (text, { page, size }) =>
    request(groupedInspections.getGroupedInspections, {
      query: { pageNumber: page, pageSize: size },
      body: { number: bare(text) },
    }).pipe(map((reply) => reply?.items.map(ofGroupedInspection) ?? null)),
  measuringDevice: deviceTypes('measuringDevice', measuringDevices.list),
  foreignDevice: deviceTypes('foreignDevice', foreignDevices.list),
}
