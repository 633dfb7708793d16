import { knownLanguages } from '@/lib/i18n/siteLanguages';

const languages = knownLanguages()
  .map((tag) => `"${tag}"`)
  .join(' ');

/**
 * What DCAT-AP CH wants of a catalogue (eCH-0200), as shapes of our own: how often a property must be there, and of what kind
 * it is.
 */
export const dcatShapes = `
@prefix sh: <http://www.w3.org/ns/shacl#> .
@prefix dcat: <http://www.w3.org/ns/dcat#> .
@prefix dct: <http://purl.org/dc/terms/> .
@prefix foaf: <http://xmlns.com/foaf/0.1/> .
@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix vcard: <http://www.w3.org/2006/vcard/ns#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
@prefix : <urn:shapes:> .

:Catalog a sh:NodeShape ; sh:targetClass dcat:Catalog ;
  sh:property
    [ sh:path dct:title ; sh:minCount ${knownLanguages().length} ; sh:uniqueLang true ; sh:languageIn ( ${languages} ) ] ,
    [ sh:path dct:description ; sh:minCount ${knownLanguages().length} ; sh:uniqueLang true ; sh:languageIn ( ${languages} ) ] ,
    [ sh:path dct:publisher ; sh:minCount 1 ; sh:maxCount 1 ; sh:class foaf:Organization ] ,
    [ sh:path foaf:homepage ; sh:minCount 1 ; sh:maxCount 1 ; sh:nodeKind sh:IRI ] ,
    [ sh:path dct:issued ; sh:minCount 1 ; sh:maxCount 1 ; sh:datatype xsd:date ] ,
    [ sh:path dct:modified ; sh:maxCount 1 ; sh:datatype xsd:date ] ,
    [ sh:path dcat:themeTaxonomy ; sh:minCount 1 ; sh:class skos:ConceptScheme ] ,
    [ sh:path dcat:dataset ; sh:minCount 1 ; sh:class dcat:Dataset ] .

:Dataset a sh:NodeShape ; sh:targetClass dcat:Dataset ;
  sh:property
    [ sh:path dct:title ; sh:minCount 1 ; sh:uniqueLang true ; sh:datatype rdf:langString ] ,
    [ sh:path dct:description ; sh:minCount 1 ; sh:uniqueLang true ; sh:datatype rdf:langString ] ,
    [ sh:path dct:publisher ; sh:minCount 1 ; sh:maxCount 1 ; sh:class foaf:Organization ] ,
    [ sh:path dcat:contactPoint ; sh:minCount 1 ; sh:class vcard:Organization ] ,
    [ sh:path dct:identifier ; sh:minCount 1 ; sh:maxCount 1 ; sh:datatype xsd:string ] ,
    [ sh:path dct:issued ; sh:maxCount 1 ; sh:datatype xsd:date ] ,
    [ sh:path dct:modified ; sh:maxCount 1 ; sh:datatype xsd:date ] ,
    [ sh:path dct:language ; sh:nodeKind sh:IRI ] ,
    [ sh:path dcat:theme ; sh:class skos:Concept ] ,
    [ sh:path dcat:landingPage ; sh:maxCount 1 ; sh:nodeKind sh:IRI ] ,
    [ sh:path dct:accrualPeriodicity ; sh:maxCount 1 ; sh:nodeKind sh:IRI ] ,
    [ sh:path dct:temporal ; sh:class dct:PeriodOfTime ] ,
    [ sh:path dcat:distribution ; sh:minCount 1 ; sh:class dcat:Distribution ] .

:Contact a sh:NodeShape ; sh:targetClass vcard:Organization ;
  sh:property [ sh:path vcard:fn ; sh:minCount 1 ; sh:maxCount 1 ] .

:Distribution a sh:NodeShape ; sh:targetClass dcat:Distribution ;
  sh:property
    [ sh:path dct:issued ; sh:minCount 1 ; sh:maxCount 1 ; sh:datatype xsd:date ] ,
    [ sh:path dct:rights ; sh:minCount 1 ; sh:maxCount 1 ] ,
    [ sh:path dct:license ; sh:maxCount 1 ; sh:nodeKind sh:IRI ] ,
    [ sh:path dcat:accessURL ; sh:minCount 1 ; sh:nodeKind sh:IRI ] ,
    [ sh:path dcat:downloadURL ; sh:maxCount 1 ; sh:nodeKind sh:IRI ] ,
    [ sh:path dcat:mediaType ; sh:maxCount 1 ; sh:nodeKind sh:IRI ] ,
    [ sh:path dct:format ; sh:maxCount 1 ; sh:nodeKind sh:IRI ] .
`;
