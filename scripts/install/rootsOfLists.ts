import { fromBase64 } from '../../src/widgets/reading/worker/signatures/base64.ts'
import { readCertificate } from '../../src/widgets/reading/worker/signatures/certificate.ts'
import {
  childAt,
  elementsNamed,
  readXmlTree,
  textIn,
  type XmlElement,
} from '../../src/widgets/reading/worker/signatures/xmlTree.ts'
import { pemOf } from '../signed/certificates.ts'

const list = 'http://uri.etsi.org/02231/v2#'
const services = ['CA/QC', 'TSA/QTST', 'TSA/TSS-QC'].map((end) => `http://uri.etsi.org/TrstSvc/Svctype/${end}`)
const granted = 'http://uri.etsi.org/TrstSvc/TrustedList/Svcstatus/granted'

const textAt = (from: XmlElement | undefined, ...names: readonly string[]): string =>
  textIn(childAt(from, ...names.map((name) => [list, name] as const))).trim()

export type Roots = { pem: string; taken: readonly string[]; left: readonly string[] }

/**
 * Returns the certificates of those services in trusted lists (ETSI TS 119 612) that issue qualified certificates or
 * time stamps and have the status „granted“. `left`: the names of services with another status.
 */
export const rootsOfLists = (lists: readonly Uint8Array[]): Roots => {
  const [taken, left]: [Map<string, string>, string[]] = [new Map(), []]
  for (const bytes of lists)
    for (const service of elementsNamed(readXmlTree(bytes), [list, 'TSPService'])) {
      const about = childAt(service, [list, 'ServiceInformation'])
      if (!services.includes(textAt(about, 'ServiceTypeIdentifier'))) continue
      const name = textAt(about, 'ServiceName', 'Name')
      const isGranted = textAt(about, 'ServiceStatus') === granted
      if (!isGranted) left.push(`${name}: ${textAt(about, 'ServiceStatus').split('/').at(-1)}`)
      for (const one of isGranted && about ? elementsNamed(about, [list, 'X509Certificate']) : []) {
        const { raw, to } = readCertificate(fromBase64(textIn(one)))
        taken.set(pemOf(raw), `${name} (${to.toISOString().slice(0, 10)})`)
      }
    }
  const pem = [...taken].map(([certificate, name]) => `# ${name}\n${certificate}`).join('')
  return { pem, taken: [...taken.values()], left }
}
