/** A paragraph's properties in a Word document's body. */
export const PARAGRAPH_PROPERTIES = /<w:pPr>[\s\S]*?<\/w:pPr>/g

/** The elements of a name in a piece of a Word document, whole, as they follow each other. */
export function elementsIn(xml: string, name: string): string[] {
  const found: string[] = []
  for (const { index } of xml.matchAll(new RegExp(`<${name}(?=[\\s>])`, 'g'))) {
    const end = xml.indexOf(`</${name}>`, index)
    if (end >= 0) found.push(xml.slice(index, end + name.length + 3))
  }
  return found
}

/** What the first element of a name has as an attribute; undefined where it has none. */
export function attribute(xml: string, element: string, name: string): string | undefined {
  const tag = new RegExp(`<${element}(?=[\\s/>])[^>]*>`).exec(xml)?.[0]
  return tag && new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
}

/** Whether properties switch something on: the element alone does, and may say so again. */
export function isOn(properties: string, element: string): boolean {
  const value = attribute(properties, element, 'w:val')
  return value === undefined ? properties.includes(`<${element}/>`) || properties.includes(`<${element} `) : OF_ON.has(value)
}

const OF_ON = new Set(['true', '1', 'on'])
