/**
 * The bibliography of the MLA Handbook, 9th edition, for the kinds of sources that we find, in the Citation Style
 * Language (https://docs.citationstyles.org/en/stable/specification.html). Written by us.
 */
export const mlaStyle = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" default-locale="en-US" demote-non-dropping-particle="sort-only" page-range-format="minimal-two">
  <info><title>MLA Handbook 9th edition</title><id>weekwise-mla</id><updated>2026-11-20T00:00:00+00:00</updated></info>
  <macro name="author">
    <names variable="author">
      <name name-as-sort-order="first" and="text" delimiter=", " delimiter-precedes-last="always" delimiter-precedes-et-al="always" et-al-min="3" et-al-use-first="1"/>
      <label form="long" prefix=", "/>
      <substitute><names variable="editor"/></substitute>
    </names>
  </macro>
  <macro name="title">
    <choose>
      <if type="book thesis report" match="any"><text variable="title" text-case="title" font-style="italic"/></if>
      <else><text variable="title" text-case="title" quotes="true"/></else>
    </choose>
  </macro>
  <macro name="container">
    <group delimiter=", ">
      <text variable="container-title" text-case="title" font-style="italic"/>
      <choose>
        <if type="chapter"><names variable="editor"><label form="verb" suffix=" "/><name and="text" et-al-min="3" et-al-use-first="1"/></names></if>
      </choose>
      <choose>
        <if is-numeric="edition"><group delimiter=" "><number variable="edition" form="ordinal"/><text term="edition" form="short"/></group></if>
        <else><text variable="edition"/></else>
      </choose>
      <choose>
        <if type="article-journal chapter book" match="any">
          <text variable="volume" prefix="vol. "/>
          <text variable="issue" prefix="no. "/>
        </if>
      </choose>
      <choose><if type="article-journal" match="none"><text variable="publisher"/></if></choose>
      <date variable="issued"><date-part name="year"/></date>
      <choose>
        <if variable="page"><group delimiter=" "><label variable="page" form="short"/><text variable="page"/></group></if>
      </choose>
      <choose><if type="thesis"><text value="dissertation"/></if></choose>
    </group>
  </macro>
  <macro name="address">
    <choose>
      <if variable="DOI"><text variable="DOI" prefix="https://doi.org/"/></if>
      <else><text variable="URL"/></else>
    </choose>
  </macro>
  <citation><layout><text macro="author"/></layout></citation>
  <bibliography hanging-indent="true">
    <layout suffix=".">
      <group delimiter=". ">
        <text macro="author"/>
        <text macro="title"/>
        <text macro="container"/>
        <text macro="address"/>
      </group>
    </layout>
  </bibliography>
</style>`;
