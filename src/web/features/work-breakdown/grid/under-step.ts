export { Lacking } from './lacking.tsx'
export { Printed } from './printed.tsx'
