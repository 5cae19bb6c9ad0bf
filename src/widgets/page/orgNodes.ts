export type OrgNode = { key: string; label: string; disabled?: boolean; children?: readonly OrgNode[] }

/** The nodes whose label holds the text, with the way down to them; all of them for an empty text. */
export const keptNodes = (nodes: readonly OrgNode[], text: string): OrgNode[] => {
  const wanted = text.trim().toLocaleLowerCase('bg')
  return nodes.flatMap((node) => {
    if (node.label.toLocaleLowerCase('bg').includes(wanted)) return [node]
    const children = keptNodes(node.children ?? [], text)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}
