import { inject } from 'vitest';
import { storeSitesOn } from './backing.ts';

storeSitesOn(inject('servers'));
