/** Reads colours and other custom properties of an element. */
export function propertiesOf(element: Element): (name: string) => string {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(name).trim();
}
