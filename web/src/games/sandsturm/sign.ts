export { default } from '../../art/magic-lamp.svg?raw';
